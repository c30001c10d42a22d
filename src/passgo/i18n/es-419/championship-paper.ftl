paper-badges = Credenciales
paper-failed = No se pudo crear el documento. Inténtalo de nuevo.
paper-busy = En este momento se están creando varios documentos. Inténtalo de nuevo en un minuto.
door-nobody = No se encontró a nadie. Prueba con una parte del nombre.
door-withdrawn = Esta persona se retiró: no se puede registrar su llegada.
door-erased = Esta inscripción se borró.
door-walk-in-lead = Completa esto con la persona que está en la entrada y deja que lea lo que acepta. Después, su llegada queda registrada.
