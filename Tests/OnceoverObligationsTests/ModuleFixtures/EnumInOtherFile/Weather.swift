enum Weather { case clear, foggy }
